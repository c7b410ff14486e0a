import { RouterProvider } from 'react-router/dom';
import { router } from './router.tsx';

/** Everything but sign-in. */
export default function App() {
  return <RouterProvider router={router} />;
}
