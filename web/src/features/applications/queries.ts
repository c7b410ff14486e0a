import { applications, type Application } from '@emanet/contract/applications';
import { useMutation } from '@tanstack/react-query';
import { at, useChanged, useRead, useShow } from '../../nouns/read.ts';
import { notify } from '../../platform/notify.tsx';

export const useApplications = () => useRead(applications.list);

export const useApplication = (id: number) => useRead(applications.single, at(id));

/** Shows an application from the server's answer, and reads the list again. */
export function useShown(): (row: Application) => void {
  const show = useShow(applications.single);
  const changed = useChanged('applications');
  return (row) => {
    show(at(row.id), row);
    changed();
  };
}

/** Runs one act on an application and reports a failure. `quiet`: a step without a message. */
export function useVerb<Given>(
  run: (given: Given) => Promise<{ message: string; data: Application }>,
  quiet = false,
) {
  const shown = useShown();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ message, data }) => {
      if (!quiet) notify.success(message);
      shown(data);
    },
    onError: (error) => notify.error(error.message),
  });
}

export const usePeople = () => useRead(applications.people);

export const useTemplates = () => useRead(applications.templates);

export const useSettings = () => useRead(applications.settings);
