import { requiredFields } from '@emanet/contract/records/fields';
import { useLanguage } from '../../platform/i18n.ts';
import { OneByOne } from '../../platform/InSteps.tsx';
import { useUser } from '../../platform/session/session.tsx';
import { askedField, goToField } from './anchors.ts';
import { FailureNote } from './FailureNote.tsx';
import type { RecordFormProps } from './form-props.ts';
import { FormValuesContext } from './form-values.ts';
import { FormSection } from './FormSection.tsx';
import { AssetPlanContext } from './storage/asset-links-context.ts';
import type { FormWork } from './useFormWork.ts';
import classes from './RecordForm.module.css';

const goToAsked = () => {
  const asked = askedField(location.search);
  if (asked) goToField(asked);
};

type Props = Readonly<{ props: RecordFormProps; work: FormWork }>;

/** The failure of the whole form, and its sections one after the other. */
export function FormSections({ props, work }: Props) {
  const { register, row, suggestions, remedies, offer } = props;
  const { form, places, submit } = work;
  const lang = useLanguage();
  const { role } = useUser();
  const required = new Set(requiredFields(register.fields, form.values).map((one) => one.name));
  const special = register.special(form.values);
  return (
    <FormValuesContext value={form.values}>
      <AssetPlanContext value={places}>
        <div className={classes.sections}>
          <FailureNote register={register} failure={form.failure} onRetry={submit} />
          <OneByOne onDrawn={goToAsked}>
            {register.sections.map((name) => (
              <FormSection
                key={name}
                name={name}
                register={register}
                values={form.values}
                set={form.set}
                lang={lang}
                role={role}
                required={required}
                special={special}
                suggestions={suggestions}
                remedies={remedies}
                warnings={form.warnings}
                problemOf={form.problemOf}
                refusals={form.refusals}
                id={row?.id}
                offer={offer}
              />
            ))}
          </OneByOne>
        </div>
      </AssetPlanContext>
    </FormValuesContext>
  );
}
