/** Dialogs about a company's life that the portfolio opens too. */
export { ArchiveModal } from './life/ArchiveModal.tsx';
export { default as EraseModal } from './life/EraseModal.tsx';
export { LeaveModal } from './life/LeaveModal.tsx';
