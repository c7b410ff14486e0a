/** The sheets that every page needs, in the library's order; the shell brings its own. */
import './reset.css';
import '@fontsource-variable/inter/wght.css';
import './fonts.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Group.layer.css';
import './words.css';
import './layout.css';
import './parts.css';
import './ink.css';
import './theme.css';
