-- What was counted of each department on a day: shares by name, {"eksiksizlik": {"pay": 7, "payda": 9}}.
-- A department that has been deleted since keeps its days, so that those of the company stay true;
-- hence no reference.
CREATE TABLE performans_gunleri (
  company_id integer NOT NULL REFERENCES companies,
  gun date NOT NULL,
  department_id integer NOT NULL,
  olculer jsonb NOT NULL,
  PRIMARY KEY (company_id, gun, department_id)
);
SELECT protect('performans_gunleri', by_department => true);
REVOKE DELETE ON performans_gunleri FROM emanet_app;
