import { useEffect, useState } from 'react';
import { sectionId } from '../anchors.ts';

/** A section is being read once its title has come this near to the top of the window. */
const READING_LINE = 220;

function sectionAt(names: readonly string[]): string | undefined {
  const reached = names.filter((name) => {
    const top = document.getElementById(sectionId(name))?.getBoundingClientRect().top;
    return top !== undefined && top <= READING_LINE;
  });
  const page = document.scrollingElement;
  const atEnd = page && page.scrollTop > 0 && page.scrollTop + innerHeight >= page.scrollHeight - 2;
  return atEnd ? names.at(-1) : (reached.at(-1) ?? names[0]);
}

/** Which section of the form is being read. */
export function useScrollSpy(names: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(names[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionAt(names)));
    };
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [names]);
  return current;
}
