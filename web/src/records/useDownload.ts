import { useMutation } from '@tanstack/react-query';
import { notify } from '../platform/notify.tsx';
import { saveFile } from './save-file.ts';

/** Saves a file under its name; reports a failure always, success only with `doneText`. */
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
