import './styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startI18n } from './i18n.ts';
import { styleNonce } from './nonce.ts';

styleNonce();
await startI18n();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
