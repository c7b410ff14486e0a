const SECOND = 1000;
const MINUTE = 60;

/** Sends a code once its last digit is typed. */
export function sendWholeCode(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name=kod]');
  if (!input) return;
  input.focus();
  input.addEventListener('input', () => {
    input.value = input.value.replace(/\D/g, '');
    if (input.value.length === input.maxLength) form.requestSubmit();
  });
}

/** Counts down until another code may be asked for; until then the button says when. */
export function countDown(button: HTMLButtonElement): void {
  const named = button.textContent;
  const until = Date.now() + Number(button.dataset['wait']) * SECOND;
  const show = () => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / SECOND));
    const time = `${String(Math.floor(left / MINUTE))}.${String(left % MINUTE).padStart(2, '0')}`;
    button.disabled = left > 0;
    button.textContent =
      left > 0 ? (button.dataset['waiting'] ?? '').replace('{time}', time) : named;
    if (left > 0) setTimeout(show, SECOND);
  };
  show();
}

/** Shows the button that prints, which needs script. */
export function offerPrint(button: HTMLButtonElement): void {
  button.hidden = false;
  button.onclick = () => print();
}
