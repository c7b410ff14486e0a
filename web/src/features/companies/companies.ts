/** Dialogs about a company's life that the portfolio opens too. */
export { default as EraseModal } from './life/EraseModal.tsx';
export { LeaveModal } from './life/LeaveModal.tsx';
