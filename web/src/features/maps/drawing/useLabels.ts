import { useEffect, useState } from 'react';
import { labelSetter, type LabelSetter } from './labels.ts';
import { FONT } from './paint.ts';

/** Sets labels in the map's present font. */
export function newLabels(): LabelSetter {
  const ctx = document.createElement('canvas').getContext('2d');
  if (!ctx) throw new Error('this browser has no canvas');
  return labelSetter(ctx, FONT);
}

/**
 * The same, created again when letters of that font arrive. `document.fonts.load` is avoided,
 * because it loads each file that has a space: of the typeface's rare letters too, 48 KB.
 */
export function useLabels(): LabelSetter {
  const [labels, setLabels] = useState(newLabels);
  useEffect(() => {
    const gone = new AbortController();
    document.fonts.addEventListener('loadingdone', () => setLabels(newLabels), gone);
    return () => gone.abort();
  }, []);
  return labels;
}
