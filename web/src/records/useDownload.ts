import { useMutation } from '@tanstack/react-query';
import { notify } from '../platform/notify.tsx';
import { saveFile } from './save-file.ts';

/** Loads a file and saves it under its name; success is told where there is a sentence, failure always. */
export const useDownload = <Given = void>(
  load: (given: Given) => Promise<Blob>,
  nameOf: (given: Given) => string,
  doneText?: (given: Given) => string,
) =>
  useMutation({
    mutationFn: load,
    onSuccess: (file, given) => {
      saveFile(file, nameOf(given));
      if (doneText) notify.success(doneText(given));
    },
    onError: (error) => notify.error(error.message),
  });
