import type { ReactNode } from 'react';
import {
  LONGEST_REQUEST,
  MOST_ATTACHED_MB,
  MOST_ATTACHMENTS,
  PROOF_FIELD,
} from '@emanet/contract/applications/form';
import { PERSON_GROUPS } from '@emanet/contract/applications';
import { articleOf, RIGHT_TEXTS, RIGHTS } from '@emanet/contract/data/application-rights';
import type { Language } from '@emanet/contract/shared/primitives';
import en from '../../locales/en.json';
import tr from '../../locales/tr.json';
import { Choices, Field, Problem } from '../form/Field.tsx';
import { Trap } from '../form/SiteForm.tsx';
import { texts } from '../texts.ts';
import { ALERT, BLANKS } from './blanks.ts';
import { Rail } from './Rail.tsx';

type Props = Readonly<{ language: Language }>;

/** The same names of groups as in the list of applications. */
const GROUPS = { tr: tr.applications.groups, en: en.applications.groups };

/** A data subject's application to a company: the right, the person, and the way of the answer. */
export function ApplicationForm({ language }: Props) {
  const { application, form } = texts[language];
  return (
    <div className="columns apply">
      <div>
        <h1>{application.title}</h1>
        <p className="lead">{application.lead}</p>
        <form
          action={`/api/kvkk-formu/gonder/${BLANKS.slug}`}
          method="post"
          encType="multipart/form-data"
          data-form={JSON.stringify(wordsOf(language))}
          data-next={`/kvkk-formu/kod/{token}?lang=${language}`}
        >
          <input type="hidden" name="dil" value={language} />
          <Trap label={form.trap} />
          <div className="alert" role="alert" data-alert data-shown="alert">
            {ALERT}
          </div>
          <p className="note" data-shown="unread">
            {application.unread}
          </p>
          <Asked language={language} />
          <Person language={language} />
          <Answer language={language} />
          <div className="send row">
            <button className="button large" type="submit">
              {application.send}
            </button>
            <p className="small">{application.sendText}</p>
          </div>
        </form>
      </div>
      <Rail language={language} />
    </div>
  );
}

type PartProps = Readonly<{ number: number; title: string; text?: string; children: ReactNode }>;

const Part = ({ number, title, text, children }: PartProps) => (
  <section className="apply-part">
    <h2>
      <span className="place">{number}</span> {title}
    </h2>
    {text && <p className="apply-text">{text}</p>}
    {children}
  </section>
);

function Asked({ language }: Props) {
  const { application } = texts[language];
  return (
    <Part number={1} title={application.what} text={application.whatText}>
      <fieldset data-field="haklar" data-some="" aria-describedby="haklar-problem">
        <legend className="unseen">{application.what}</legend>
        <div className="rights">
          {RIGHTS.map((right) => (
            <label key={right}>
              <input type="checkbox" name="haklar" value={right} data-tick={`haklar:${right}`} />
              <span>{RIGHT_TEXTS[right].plain[language]}</span>
              <span className="tag">{articleOf(right, language)}</span>
            </label>
          ))}
        </div>
        <Problem name="haklar" filled />
      </fieldset>
      <div className="field" data-field="talep">
        <label htmlFor="talep">{application.request}</label>
        <textarea
          id="talep"
          name="talep"
          rows={4}
          maxLength={LONGEST_REQUEST}
          required
          aria-describedby="talep-hint talep-problem"
          defaultValue="__value:talep__"
          data-wrong="talep"
        />
        <p className="field-hint counted" id="talep-hint">
          <span>
            {application.inTurkish} {application.requestText}
          </span>
          <span data-count="talep" />
        </p>
        <Problem name="talep" filled />
      </div>
    </Part>
  );
}

function Person({ language }: Props) {
  const { application, form } = texts[language];
  const number = (
    <>
      <span className="if-citizen">{application.nationalId}</span>
      <span className="if-foreigner">{application.passport}</span>
    </>
  );
  return (
    <Part number={2} title={application.who} text={application.whoText}>
      <Represented language={language} />
      <div className="columns two">
        <Field
          name="ad"
          label={application.firstName}
          autoComplete="given-name"
          most={100}
          filled
        />
        <Field
          name="soyad"
          label={application.lastName}
          autoComplete="family-name"
          most={100}
          filled
        />
      </div>
      <div className="columns two identity">
        <Field
          name="kimlik_no"
          label={number}
          autoComplete="off"
          most={40}
          check="identity"
          filled
        />
        <label className="agreement">
          <input
            type="checkbox"
            name="kimlik_turu"
            value="pasaport"
            data-tick="kimlik_turu:pasaport"
          />
          <span>
            {application.foreigner}
            <span className="field-hint">{application.foreignerText}</span>
          </span>
        </label>
        <div className="if-foreigner">
          <Field
            name="uyruk"
            label={application.nationality}
            autoComplete="country-name"
            most={60}
            check="foreigner"
            filled
          />
        </div>
      </div>
      <Choices
        name="kisi_grubu"
        label={
          <>
            <span className="if-self">{application.relation}</span>
            <span className="if-represented">{application.relationOfOther}</span>
          </>
        }
        optional={form.optional}
        type="radio"
        options={Object.fromEntries(PERSON_GROUPS.map((one) => [one, GROUPS[language][one]]))}
        filled
      />
      <Field
        name="adres"
        label={application.address}
        autoComplete="street-address"
        most={500}
        filled
      />
    </Part>
  );
}

/** The applicant: the data subject, or another person with a name and the proof of authority. */
function Represented({ language }: Props) {
  const { application } = texts[language];
  return (
    <>
      <Choices
        name="basvuran_turu"
        label={application.forWhom}
        type="radio"
        options={application.requesters}
        filled
      />
      <div className="columns two if-represented">
        <Field
          name="temsil_edilen"
          label={application.represented}
          autoComplete="off"
          most={200}
          check="represented"
          filled
        />
        <Files
          name={PROOF_FIELD}
          label={application.proof}
          hint={application.proofText}
          most={1}
          check="represented"
          language={language}
        />
      </div>
    </>
  );
}

function Answer({ language }: Props) {
  const { application, form } = texts[language];
  return (
    <Part number={3} title={application.answer}>
      <Choices
        name="cevap_yolu"
        label={application.answer}
        type="radio"
        options={application.ways}
        filled
        unseen
      />
      <div className="columns two">
        <Field
          name="eposta"
          label={application.email}
          type="email"
          autoComplete="email"
          most={254}
          hint={application.emailText}
          filled
        />
        <Field
          name="telefon"
          label={application.phone}
          type="tel"
          autoComplete="tel"
          most={40}
          optional={form.optional}
          filled
        />
      </div>
      <Files
        name="dosya"
        label={
          <>
            {application.files} <span className="optional">{form.optional}</span>
          </>
        }
        hint={application.fileHint}
        most={MOST_ATTACHMENTS}
        language={language}
      />
    </Part>
  );
}

type FilesProps = Props &
  Readonly<{ name: string; label: ReactNode; hint: string; most: number; check?: 'represented' }>;

/** A choice of files, and the chosen files. */
function Files({ name, label, hint, most, check, language }: FilesProps) {
  const { application } = texts[language];
  return (
    <div className="field files" data-field={name}>
      <label htmlFor={name}>{label}</label>
      <div className="pick">
        <input
          id={name}
          name={name}
          type="file"
          multiple={most > 1}
          accept=".pdf,.png,.jpg,.jpeg"
          data-check={check}
          data-most={most}
          data-most-mb={MOST_ATTACHED_MB}
          aria-describedby={`${name}-hint ${name}-problem`}
        />
        <span aria-hidden>{application.pickFile}</span>
      </div>
      <p className="field-hint" id={`${name}-hint`}>
        {hint} <span data-shown="files">{application.filesAgain}</span>
      </p>
      <ul className="chosen" data-chosen={name} />
      <Problem name={name} filled />
    </div>
  );
}

const wordsOf = (language: Language) => {
  const { sending, failed, kept, required, email } = texts[language].form;
  const { application } = texts[language];
  const { digits, passportWrong, tooManyFiles, mostCharacters, removeFile } = application;
  return {
    ...{ sending, failed, kept, required, email },
    ...{ digits, passportWrong, tooManyFiles, mostCharacters, removeFile },
  };
};
