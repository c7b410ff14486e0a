import { RouterProvider } from 'react-router/dom';
import { watchLists } from '../ui/search-select/take-marked.ts';
import { watchLeavingLinks } from './leaving-links.ts';
import { router } from './router.tsx';

watchLists();
watchLeavingLinks(router.routes);

/** Everything but sign-in. */
export default function App() {
  return <RouterProvider router={router} />;
}
