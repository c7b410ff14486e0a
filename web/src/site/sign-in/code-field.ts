/** Six boxes around a field for digits: `whole` is called when the last one is typed or pasted. */
export function codeField(boxes: Element, digits: number, whole: () => void) {
  const input = boxes.querySelector('input');
  const places = [...boxes.querySelectorAll('i')];
  const mark = () => {
    const at = Math.min(input?.value.length ?? 0, digits - 1);
    places.forEach((place, index) => place.classList.toggle('here', index === at));
  };
  input?.addEventListener('input', () => {
    input.value = input.value.replace(/\D/g, '').slice(0, digits);
    input.removeAttribute('aria-invalid');
    mark();
    if (input.value.length === digits) whole();
  });
  input?.addEventListener('focus', mark);
  return {
    value: () => input?.value ?? '',
    /** Empties the boxes, for another try. */
    clear: (wrong: boolean) => {
      if (!input) return;
      input.value = '';
      input.toggleAttribute('aria-invalid', false);
      if (wrong) input.setAttribute('aria-invalid', 'true');
      mark();
      input.focus();
    },
  };
}
