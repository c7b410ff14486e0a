import { DocumentList } from './DocumentList.tsx';

/** /dokumanlar: the current documents of the company. */
export default function DocumentsPage() {
  return <DocumentList key="current" archived={false} />;
}
