import type { SettingName } from './config.ts';

type Notes = Partial<Readonly<Record<SettingName, string>>>;

/**
 * Notes of all settings, by theme. `npm run docs` makes docs/settings.md and .env.example of it; a
 * default that the schema of config.ts does not hold is named in the note.
 */
export const SETTING_NOTES: Readonly<Record<string, Notes>> = {
  'Address and process': {
    PORT: 'Port of the server.',
    HOST: 'Network address on which the server listens.',
    BASE_URL:
      'Address that people type. Default: made of `HOST` and `PORT`, this machine as `localhost`. With `https`, cookies are secure. A request for another host is answered 421, so a proxy must pass `Host` on; numbers, localhost and the probes (`/api/health`, `/api/ready`, `/metrics`) are let through.',
    TRUST_PROXY:
      'Number of proxies in front of the server whose word on the caller’s address counts.',
    DRAIN_SECONDS:
      'Default: `5`, with the embedded database `0`. After SIGTERM the node serves on for this time while `/api/ready` answers 503; then it ends open requests, for a minute at most. Ctrl+C ends at once.',
    DATA_DIR: 'Folder of the embedded database, files, mails and the secret.',
    LOG_LEVEL:
      'Least level that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`.',
    API_DOCS: '`off` hides `/api/docs` and `/api/openapi.json`.',
    RATE_LIMIT:
      '`off` is for load tests only: each start warns of it, and an `https` address refuses it. The limit on heavy calls of all people together stays.',
  },
  Database: {
    DATABASE_URL:
      'Default: an embedded PostgreSQL in `DATA_DIR`, which is for trying out, not for a company’s data. Any PostgreSQL from 15 on; its user must own the database and be allowed to create roles. On a disk without moving parts set `random_page_cost = 1.1` there.',
    DATABASE_DIRECT_URL:
      'Default: `DATABASE_URL`. The database itself where `DATABASE_URL` is a pooler: for migrations, logins, the queue, notifications, commands and backup.',
    DATABASE_STANDBY_URL:
      'Default: none. A standby of the same database. It answers reads that may be a second old, never without what the reader wrote; see [installing](operations/install.md#a-standby-for-reads).',
    MIGRATE_AT_START:
      '`off`: a start expects that `npm run migrate` was run, and refuses a database that lacks a migration. A database of a newer version is always refused.',
    DATABASE_PREPARED: '`off` for a PgBouncer older than 1.21, which loses prepared statements.',
    DATABASE_LOGINS:
      '`own`: one login for each database role, made at the start. `shared`: the login of `DATABASE_URL` for all, for a database that allows no other; no pooler then.',
    DATABASE_CONNECTIONS: 'Most connections of this node for requests. The queue takes five more.',
    DATABASE_SIGN_IN_CONNECTIONS: 'Most connections of this node for sign-in.',
    DATABASE_LINK_CONNECTIONS: 'Most connections of this node for visitors with a link.',
    DATABASE_SYSTEM_CONNECTIONS: 'Most connections of this node for jobs and the platform.',
    DATABASE_ACROSS_CONNECTIONS: 'Most connections of this node for the portfolio of consultants.',
    DATABASE_STANDBY_CONNECTIONS: 'Most connections of this node to the standby.',
    SLOW_STATEMENT_MS:
      'Statements that take longer (milliseconds) are logged and counted by endpoint.',
  },
  Secrets: {
    SECRET:
      'Default: made once and kept in `DATA_DIR`. At least 32 characters; required with `DATABASE_URL`, the same on every node.',
    SECRET_BEFORE:
      'The former `SECRET` while it is replaced: what it sealed can still be read, and nobody is signed out. `npm run admin -- secret reseal` makes it superfluous; see [keys](security/keys.md).',
    INITIAL_PASSWORD:
      'Default: derived from `SECRET`. Stored hashed with new people; it opens nothing by itself.',
    SECOND_STEP:
      'Default: `required`, in the demo `optional`. Administrators and consultants need a second step from one week after their first sign-in; `optional` leaves it to each company.',
  },
  Mail: {
    SMTP_URL:
      'Default: none, mails are `.eml` files in `DATA_DIR/mail`. `smtp://` (STARTTLS is required except on this machine) or `smtps://`.',
    MAIL_FROM: 'Sender of all mails.',
    MAX_DAILY_MAILS:
      'Most mails that one company may send within 24 hours to people who are no members: invitations, texts, answers and letters together. One person may send half of it.',
    MAX_DAILY_MAILS_NEW: 'The same in the first 14 days of a company.',
  },
  Operator: {
    OPERATOR_NAME: 'Who runs this installation; named in the imprint and on the contact page.',
    OPERATOR_ADDRESS: 'Postal address of the operator.',
    OPERATOR_EMAIL: 'Address of the operator; also the contact in `/.well-known/security.txt`.',
    OPERATOR_LANGUAGE: 'Language of mails to `CONTACT_INBOX`: `tr` or `en`.',
    CONTACT_INBOX:
      'Receives the forms of the public site. Without it they are only listed by `npm run admin -- forms`.',
  },
  'Demo and trial': {
    DEMO: 'Default: `true` only with the embedded database, no `SMTP_URL`, and `HOST` and `BASE_URL` of this machine. Demo companies and `/demo/mailbox`; refused with `DATABASE_URL` or `SMTP_URL`.',
    DEMO_OPEN:
      '`on`: strangers may read a demo of two companies without an account. Nothing is saved there, and it is made anew each night ([0083](decisions/0083-first-hour.md)).',
    TRIAL_DAYS:
      'Days that a company opened from the site may be tried; then it can only be read. Unset: no trial.',
    TEMPLATE_COMPANY_ID: 'Number of the library’s company, at most 1000; clients begin at 1001.',
  },
  Files: {
    S3_BUCKET:
      'With `S3_BUCKET`, `S3_ACCESS_KEY` and `S3_SECRET_KEY`, files are stored in this bucket of an S3-compatible store. Default: in `DATA_DIR/files`.',
    S3_ACCESS_KEY: 'Access key of the store of files.',
    S3_SECRET_KEY: 'Secret key of the store of files.',
    S3_ENDPOINT: 'Address of the store. Default: that of Amazon.',
    S3_REGION: 'Region of the store.',
    FILES_URL:
      'Default: files are served from `BASE_URL`. A host of its own for uploaded files that leads to the same nodes: they are served there alone, by signed addresses that live some minutes; see [installing](operations/install.md#a-host-for-files).',
    MAX_DOCUMENT_MB: 'Largest document.',
    MAX_LOGO_MB: 'Largest logo.',
    MAX_VIDEO_MB: 'Largest training video.',
    MAX_APPLICATION_FILE_MB: 'Largest file of an application of a data subject.',
    MAX_VIDEO_STORAGE_MB:
      'All training videos of one company together; twice that with deleted and unfinished ones.',
    MAX_STORAGE_MB:
      'All other files of one company together. Deleted ones count for 30 days, unfinished ones too.',
    MAX_PERSON_STORAGE_MB: 'The same of one person.',
    MIN_FREE_MB:
      'Reserve on the disk of the files. With less, uploads are refused (507) and everything else goes on; `space` of `/api/ready` shows it.',
    CLAMAV:
      'Default: none, nothing is scanned. Address of clamd, `host:port` or the path of its socket. Infected uploads are refused, and all uploads while it does not answer; `scanner` of `/api/ready` shows it.',
    CLAMAV_MOST_MB: 'Largest file that is scanned; at most `StreamMaxLength` of clamd.',
    CLAMAV_LARGER:
      'What happens to larger files, which can only be films: `refuse`, or `pass` unscanned.',
  },
  'Evidence and backup': {
    ENTRY_LOG_DAYS: 'Days after which entry logs are removed.',
    ARCHIVE_RECIPIENT:
      'Default: none, archives are not encrypted. Recipients of [age](https://age-encryption.org) (`age1…`, several with commas between) to whom `npm run backup` encrypts. Their identities stay off this machine; see [backup](operations/backup.md).',
    ANCHOR_KEY:
      'Default: derived from `SECRET`. At least 32 characters; signs the anchors of the logs, the same on every node.',
    ANCHOR_S3_BUCKET:
      'With `ANCHOR_S3_BUCKET`, `ANCHOR_S3_ACCESS_KEY` and `ANCHOR_S3_SECRET_KEY`, anchors are copied to this bucket with object lock. The credentials need no right to delete; `npm run verify-log` compares both places.',
    ANCHOR_S3_ACCESS_KEY: 'Access key of the bucket of anchors.',
    ANCHOR_S3_SECRET_KEY: 'Secret key of the bucket of anchors.',
    ANCHOR_S3_ENDPOINT: 'Address of that store. Default: that of Amazon.',
    ANCHOR_S3_REGION: 'Region of that store.',
    ANCHOR_S3_DAYS: 'Days for which a copy of an anchor is locked.',
  },
  Watching: {
    METRICS_TOKEN:
      'With it, `/metrics` answers this bearer token: requests, pools, queue, jobs, mail, disk, clock.',
    OTEL_EXPORTER_OTLP_ENDPOINT:
      'Default: none, no spans. Receiver of OpenTelemetry (OTLP over HTTP, `…/v1/traces` is added): spans of requests, statements without values, jobs and mails; no personal data.',
    OTEL_EXPORTER_OTLP_HEADERS: 'Headers for the receiver: `name=value,name=value`.',
    OTEL_SERVICE_NAME: 'Name of this installation at the receiver.',
  },
};
