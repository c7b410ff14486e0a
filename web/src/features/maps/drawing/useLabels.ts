import { useEffect, useState } from 'react';
import { labelSetter, type LabelSetter } from './labels.ts';
import { FONT } from './paint.ts';

/** Sets labels in the font of the map as it is now. */
export function newLabels(): LabelSetter {
  const ctx = document.createElement('canvas').getContext('2d');
  if (!ctx) throw new Error('this browser has no canvas');
  return labelSetter(ctx, FONT);
}

/** The same, anew once that font is there to be measured. */
export function useLabels(): LabelSetter {
  const [labels, setLabels] = useState(newLabels);
  useEffect(() => {
    if (document.fonts.check(FONT)) return undefined;
    let gone = false;
    const renew = () => {
      if (!gone) setLabels(newLabels);
    };
    void document.fonts.load(FONT).then(renew, renew);
    return () => {
      gone = true;
    };
  }, []);
  return labels;
}
