import {
  createElement,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { useForm, type GetInputPropsReturnType } from '@mantine/form';
import type { z } from 'zod';
import { ApiError, call } from '../../platform/api/client.ts';
import { onFirstMove } from '../../platform/first-move.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { callWithFile } from '../../platform/api/upload.ts';
import { RequiredLabel } from './RequiredLabel.tsx';
import { loadValidator, partByPlace, problemsOf } from './problems.ts';
import { isRecord, readKept, restorable } from '../unsaved-work/kept-draft.ts';
import { useKeptDraft, useKeptKey } from '../unsaved-work/useKeptDraft.ts';

const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

const paths = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('[data-path]')];

/** Names of the fields that a form draws, in the order of the page. */
const drawnFields = (form: HTMLElement): string[] =>
  paths(form).map((node) => node.dataset.path ?? '');

/** Puts the focus on the first field of the page that is among the wrong ones. */
function focusFirstWrong(form: HTMLElement, wrong: readonly string[]): void {
  const first = paths(form).find((node) => wrong.includes(node.dataset.path ?? ''));
  const target = first?.matches(FOCUSABLE) ? first : first?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}

type Options<E extends Endpoint, Values extends object> = Readonly<{
  endpoint: E;
  params?: z.input<E['params']>;
  /** Initial values of the inputs; read again with the version, so key the form by its record. */
  initial: Values;
  /** Makes the body from the inputs; without it they are the body. */
  bodyOf?: (values: Values) => z.input<E['body']>;
  /** The field under which sentences about another part of the body are shown, by that part. */
  placeOf?: (values: Values) => Readonly<Record<string, string>>;
  /** Replaces the tab's company. */
  company_id?: number;
  /** `surum` of the row as it was read; sent along, so that no newer change is overwritten. */
  version?: number;
  /** Fields that are never stored on this device, such as an identity number. */
  secret?: readonly (keyof Values & string)[];
  /** Called with the answer after storing; the guard is off by then. */
  onDone: (answer: z.output<E['answers']>, values: Values) => void;
}>;

/** Reason why a form was not stored, for the note above its fields. */
export type FormFailure = Readonly<{
  error: ApiError;
  /** Sentences about fields outside this form. */
  homeless: readonly string[];
  /** `surum` of the row that another person saved meanwhile. */
  theirs?: number;
}>;

const hasFields = ({ fields }: ApiError): boolean => Object.keys(fields).length > 0;

const versionIn = (data: unknown): number | undefined =>
  isRecord(data) && typeof data.surum === 'number' ? data.surum : undefined;

const without = (values: Record<string, unknown>, secret: readonly string[] = []) =>
  secret.length === 0
    ? values
    : Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));

/**
 * A form over one endpoint: the contract validates before sending, the server's refusals are shown
 * under their fields, the first wrong one takes the focus, and a failure keeps the input. An
 * addition is sent under one key, so that it is stored once. Draw it with `ApiForm`, `FormModal` or
 * `FormDrawer`.
 */
export function useApiForm<E extends Endpoint, Values extends Record<string, unknown>>(
  options: Options<E, Values>,
) {
  const { endpoint, params, company_id, initial, bodyOf, onDone } = options;
  const language = useLanguage();
  const form = useForm<Values>({ mode: 'controlled', initialValues: initial });
  const key = useKeptKey([
    endpoint.path,
    ...Object.values(params ?? {}).map(String),
    ...(company_id === undefined ? [] : [company_id]),
  ]);
  const [found, setFound] = useState(() =>
    restorable(readKept(key), initial, { version: options.version, adds: endpoint.once }),
  );
  const [version, setVersion] = useState(found ? found.version : options.version);
  const [failure, setFailure] = useState<FormFailure>();
  const [busy, setBusy] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(newKey);
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState(0);
  const [element, attach] = useState<HTMLFormElement | null>(null);
  const sending = useRef(false);
  const isChanged = form.isDirty();
  const work = useKeptDraft(
    key,
    { value: without(form.values, options.secret), base: initial, version, dirty: isChanged },
    file !== undefined,
  );
  const restore = useEffectEvent(() => found && form.setValues(found.values));
  useEffect(() => void restore(), []);

  /** A row that was stored again is shown in its new state, unless the form has unsaved input. */
  const follow = useEffectEvent((row: number) => {
    if (form.isDirty()) return;
    setVersion(row);
    form.setInitialValues(initial);
    form.setValues(initial);
  });
  const followed = useRef(options.version);
  useEffect(() => {
    if (options.version === undefined || options.version === followed.current) return;
    followed.current = options.version;
    follow(options.version);
  }, [options.version]);

  useEffect(() => onFirstMove(() => void loadValidator().catch(() => undefined)), []);

  /** Shows sentences under their fields; returns those without a field. */
  function mark(problems: Readonly<Record<string, string>>): readonly string[] {
    if (!element) return Object.values(problems);
    const places = options.placeOf?.(form.getValues()) ?? {};
    const placed = Object.entries(problems).map(
      ([name, text]) => [places[name] ?? name, text] as const,
    );
    const { under, homeless } = partByPlace(Object.fromEntries(placed), drawnFields(element));
    form.setErrors(under);
    focusFirstWrong(element, Object.keys(under));
    return homeless;
  }

  function refuse(error: ApiError) {
    const homeless = mark(error.fields);
    // Any other code means more than wrong fields.
    const told = error.code === 'INVALID_INPUT' && homeless.length === 0 && hasFields(error);
    const theirs = error.code === 'STALE' ? versionIn(error.data) : undefined;
    setFailure(told ? undefined : { error, homeless, theirs });
  }

  async function send(over = version): Promise<void> {
    if (sending.current) return;
    const values = form.getValues();
    // Without `bodyOf` the values are the body; the contract's check below guarantees it.
    const made = bodyOf ? bodyOf(values) : (values as z.input<E['body']>);
    const body = over === undefined ? made : { ...(made as object), surum: over };
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const problems = await problemsOf(endpoint, body, language);
      if (Object.keys(problems).length > 0) {
        const homeless = mark(problems);
        if (homeless.length > 0) throw new Error(`No field for ${homeless.join(', ')}`);
        return;
      }
      const once = endpoint.once ? { idempotencyKey } : {};
      const parts = { params, company_id, body: body as z.input<E['body']>, ...once };
      const answer = file
        ? await callWithFile<E>(endpoint, { ...parts, file }, { onProgress: setPercent })
        : await call<E>(endpoint, parts);
      form.resetDirty(values);
      form.setInitialValues(values);
      // Later changes start from the version just stored.
      if (over !== undefined)
        setVersion((isRecord(answer) ? versionIn(answer.data) : undefined) ?? over);
      setFile(undefined);
      setFound(undefined);
      work.drop();
      setIdempotencyKey(newKey());
      onDone(answer, values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const field = <Name extends keyof Values & string>(
    name: Name,
    label?: ReactNode,
  ): FieldBinding<Values[Name]> => ({
    ...form.getInputProps(name),
    ...(label !== undefined && { label }),
    value: form.values[name],
  });

  return {
    form,
    /** The ref of the form element. */
    attach,
    busy,
    failure,
    work,
    /** Earlier half-written work that the fields hold again. */
    restored: found && {
      savedAt: found.savedAt,
      isShown: true,
      take: () => undefined,
      discard: () => {
        form.reset();
        setVersion(options.version);
        setFound(undefined);
        work.drop();
      },
    },
    /** Is there unsaved input? */
    dirty: isChanged || file !== undefined,
    values: form.values,
    set: form.setFieldValue,
    /** The file of the form, for `FileField`, and the sent percentage. */
    file: { chosen: file, choose: setFile, percent },
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      // A form inside a drawer or a modal of another form is separate from that form.
      event.stopPropagation();
      void send();
    },
    /** Saves over the version that another person stored meanwhile. */
    overwrite: () => {
      setVersion(failure?.theirs);
      void send(failure?.theirs);
    },
    /** Sends the form again, after the person answered the server's question. */
    resend: () => void send(),
    setVersion,
    reset: () => {
      form.reset();
      setFile(undefined);
      setFailure(undefined);
    },
    /** Binding of an input to a field: `<TextInput {...form.field('ad', t('…'))} />`. */
    field,
    /** The same for a field that must be filled: its label has a word for it, not a star. */
    needed: <Name extends keyof Values & string>(name: Name, label: string) => ({
      ...field(name, createElement(RequiredLabel, null, label)),
      required: true,
      withAsterisk: false,
    }),
    /** The same for a checkbox or a switch. */
    flag: (name: keyof Values & string) => form.getInputProps(name, { type: 'checkbox' }),
  };
}

type FieldBinding<Value> = Pick<GetInputPropsReturnType, 'onChange' | 'onBlur' | 'onFocus'> & {
  value: Value;
  error?: ReactNode;
  label?: ReactNode;
};

/** Form state that parts of the kit need, for any endpoint. */
export type ApiFormState = Pick<
  ReturnType<typeof useApiForm<Endpoint, Record<string, unknown>>>,
  'attach' | 'busy' | 'failure' | 'work' | 'restored' | 'dirty' | 'file' | 'onSubmit' | 'overwrite'
>;
