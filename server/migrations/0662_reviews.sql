-- Answers of a guided review, one's own per round, so that it goes on on another device. They are a person's
-- progress and no attestation: that is the confirmation of the round, with which they go.
LOCK TABLE departments, users, veri_harita IN ACCESS EXCLUSIVE MODE;

CREATE TABLE gozden_gecirmeler (
  company_id integer NOT NULL,
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  department_id integer NOT NULL,
  donem text NOT NULL,
  kayit_id integer NOT NULL REFERENCES veri_harita (id) ON DELETE CASCADE,
  cevap text NOT NULL CHECK (cevap IN ('dogru', 'degisti', 'artikYok', 'bilmiyorum')),
  tarih timestamptz NOT NULL,
  PRIMARY KEY (company_id, user_id, department_id, donem, kayit_id),
  FOREIGN KEY (company_id, department_id) REFERENCES departments (company_id, department_id) ON DELETE CASCADE
);
CREATE INDEX gozden_gecirmeler_record ON gozden_gecirmeler (kayit_id);
SELECT protect('gozden_gecirmeler', by_department => true);
SELECT leave_to('gozden_gecirmeler', '(user_id = (SELECT app_person())) IS NOT FALSE');
