import { Modal, type ModalProps } from '@mantine/core';
import { useFocusBack } from './useFocusBack.ts';

/** A modal that is drawn only while it is open. */
export function OpenModal(props: Omit<ModalProps, 'opened'>) {
  useFocusBack();
  return <Modal {...props} opened={true} />;
}
