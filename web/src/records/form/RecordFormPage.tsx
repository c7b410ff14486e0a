import { useSearchParams } from 'react-router';
import { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { InSteps } from '../../platform/InSteps.tsx';
import { NoteFirstMove } from '../../platform/useFirstMove.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { linksAddress } from '../list-address.ts';
import { useDepartments } from '../name-queries.ts';
import { useActivities } from '../kinds/register-names.ts';
import { useRecord } from '../queries.ts';
import { activityIn, copiedIn, reviewIn } from '../begin-address.ts';
import { beginning, copyOf } from './begin.ts';
import { Gone } from './Gone.tsx';
import type { RecordFormProps } from './form-props.ts';
import { RecordForm } from './RecordForm.tsx';
import { emptyValues, valuesOf } from './values.ts';
import { Skeleton } from '@mantine/core';
import bodyClasses from './RecordForm.module.css';
import headClasses from './FormHead.module.css';
import railClasses from './rail/FormRail.module.css';

const ROWS = 6;
const SECTIONS = 8;

/** The shape of a form while it loads. */
function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={bodyClasses.form} role="status" aria-busy aria-label={t('common.loading')}>
      <div className={`em-row ${headClasses.head}`}>
        <Skeleton height={22} width={280} />
      </div>
      <div className={bodyClasses.body}>
        <div className={railClasses.rail}>
          <Skeleton circle height={52} mb={24} ml={12} />
          {Array.from({ length: SECTIONS }, (_, index) => (
            <Skeleton key={index} height={12} width="72%" mb={21} ml={12} />
          ))}
        </div>
        <div className={bodyClasses.sections}>
          <Skeleton height={18} width={160} mb={36} />
          {Array.from({ length: ROWS }, (_, index) => (
            <div key={index}>
              <Skeleton height={11} width={120} mb={8} />
              <Skeleton height={36} maw={680} mb={30} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

type Props = Omit<RecordFormProps, 'row' | 'start' | 'back' | 'copied'>;

const Form = (props: RecordFormProps) => (
  <NoteFirstMove>
    <InSteps fallback={<FormSkeleton />}>
      <RecordForm {...props} />
    </InSteps>
  </NoteFirstMove>
);

/**
 * The form for a new record. A person of one department does not choose it; a form opened from an
 * activity fills in both and returns to that activity.
 */
export function AddRecordPage(props: Props) {
  const [search] = useSearchParams();
  const copied = copiedIn(search);
  return copied === undefined ? <BlankPage {...props} /> : <CopyPage {...props} id={copied} />;
}

/** The form for a new record with the answers of another one. */
function CopyPage({ id, ...props }: Props & { id: number }) {
  const { t } = useTranslation();
  const { register } = props;
  const { data: row, error, isFetchedAfterMount } = useRecord(register, id);
  if (row) return <Form {...props} start={copyOf(register, row, t('form.copyMark'))} copied={id} />;
  if (!isFetchedAfterMount) return <FormSkeleton />;
  return error && <Gone register={register} />;
}

/**
 * The first load of the names. A failed load does not count: its skeleton would unmount the fields,
 * which then fetch again for ever.
 */
const isAwaited = (names: { isLoading: boolean; isFetchedAfterMount: boolean }) =>
  names.isLoading && !names.isFetchedAfterMount;

function BlankPage(props: Props) {
  const { fields, tur } = props.register;
  const [search] = useSearchParams();
  const asked = activityIn(search);
  const departments = useDepartments(tur);
  const activities = useActivities(asked !== undefined);
  // Fields of the form load the activities too: waiting for theirs must not unmount the form.
  const isActivityAwaited = asked !== undefined && isAwaited(activities);
  if (isAwaited(departments) || isActivityAwaited) return <FormSkeleton />;
  const begun = beginning(fields, search, {
    departments: departments.data?.map((one) => one.department_id) ?? [],
    activities: activities.data?.map((one) => one.id) ?? [],
  });
  const origin = activities.data?.find((one) => one.id === asked);
  return (
    <Form
      {...props}
      start={{ ...emptyValues(fields), ...begun }}
      back={origin && linksAddress(origin.id)}
    />
  );
}

/** The form for an existing record, from the server's current row; a review continues after it. */
export function EditRecordPage({ id, ...props }: Props & { id: number }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const back = reviewIn(search);
  const { register } = props;
  const { data: row, error, refetch, isFetchedAfterMount } = useRecord(register, id);
  if (!isFetchedAfterMount) return <FormSkeleton />;
  if (row)
    return (
      <Form
        {...props}
        row={row}
        start={valuesOf(register.fields, row)}
        {...(back !== undefined && { back })}
      />
    );
  if (error instanceof ApiError && error.status === 404) return <Gone register={register} />;
  return (
    <>
      <PageHead title={t(registerText(register.noun, 'title'))} />
      <ErrorState error={error} onRetry={() => void refetch()} />
    </>
  );
}
