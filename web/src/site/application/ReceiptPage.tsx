import type { ReactNode } from 'react';
import type { Language } from '@emanet/contract/shared/primitives';
import { Icon } from '../Icon.tsx';
import { texts } from '../texts.ts';
import { BLANKS } from './blanks.ts';

type Props = Readonly<{ language: Language }>;

/** The receipt of an application, for the person who has its address. */
export function ReceiptPage({ language }: Props) {
  const { application } = texts[language];
  return (
    <div className="narrow">
      <div className="received">
        <div className="received-head signed">
          <Icon name="check" />
          <div>
            <h1>{application.receivedTitle}</h1>
            <p className="if-came-first">{application.receivedText}</p>
            <p className="if-came-before">{application.receivedBefore}</p>
          </div>
        </div>
        <dl className="received-days">
          <Fact name={application.number}>{BLANKS.number}</Fact>
          <Fact name={application.came}>{BLANKS.came}</Fact>
          <Fact name={application.lastDay}>{BLANKS.lastDay}</Fact>
        </dl>
        <dl className="received-facts">
          <Fact name={application.state}>{BLANKS.state}</Fact>
          <Fact name={application.applicant}>{BLANKS.applicant}</Fact>
          <Fact name={application.asked}>
            <ul>{BLANKS.rights}</ul>
          </Fact>
          <Fact name={application.attached} className="if-with-files">
            <ul>{BLANKS.files}</ul>
          </Fact>
          <Fact name={application.answerWay}>
            <span className="if-by-email">
              {BLANKS.email} <span className="tag if-confirmed">{application.confirmed}</span>
            </span>
            <span className="if-by-post">{application.byPostTo}</span>
          </Fact>
          <Fact name={application.controller}>{BLANKS.company}</Fact>
        </dl>
        <div className="received-foot row">
          <a className="button" href={BLANKS.pdf}>
            {application.receiptPdf}
          </a>
          <button className="button plain" type="button" data-print hidden>
            {application.print}
          </button>
        </div>
      </div>
      <h2>{application.next}</h2>
      <p>{application.nextText}</p>
      <p>{application.complaint}</p>
    </div>
  );
}

type FactProps = Readonly<{ name: string; className?: string; children: ReactNode }>;

const Fact = ({ name, className, children }: FactProps) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** An unknown or former address of the form. */
export function GonePage({ language }: Props) {
  const { application } = texts[language];
  return (
    <div className="narrow">
      <h1>{application.gone}</h1>
      <p className="lead">{application.goneText}</p>
    </div>
  );
}
