import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { useCompany } from '../../../platform/session/session.tsx';
import { whenInFull } from '../../../platform/when.ts';
import { dayName, saveFile } from '../../../records/save-file.ts';
import { pngOf } from './picture.ts';
import type { MapModel } from '../model/useMapModel.ts';
import { useWhole } from './useWhole.ts';

/** Downloads the whole map as a picture. */
export function usePicture(model: MapModel) {
  const { t, lang } = useTranslation();
  const { company_name } = useCompany();
  const whole = useWhole(model);
  const title = t(`maps.${model.shape.key}.title`);
  return useMutation({
    mutationFn: async () => {
      await document.fonts.ready;
      const { captions, ...picture } = whole();
      const about = `${company_name} · ${whenInFull(new Date().toISOString(), lang)}`;
      return pngOf({ ...picture, captions: { ...captions, title: [title, about] } });
    },
    onSuccess: (file) => saveFile(file, dayName([title, company_name], 'png')),
    onError: () => notify.error(t('maps.pictureFailed')),
  });
}
