import { DocumentList } from './DocumentList.tsx';

/** /dokuman-arsiv: documents that are no longer current. */
export default function ArchivePage() {
  return <DocumentList key="archive" archived />;
}
