-- Training officers write and read the log of all training nouns, as `LOG_WRITTEN_BY` of the contract lists them;
-- log-permissions.test.ts compares both. Sessions were missing, so an officer could keep none.
CREATE FUNCTION app_trains_entry(register text, scope jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN register IN (
  'egitim_davetleri', 'egitim_oturumlari', 'egitim_videolari', 'egitim_soru_setleri', 'egitim_ayarlari'
) AND COALESCE((scope ->> 'trains')::boolean, scope ->> 'role' IS NULL);

CREATE OR REPLACE FUNCTION app_writes_entry(register text, department integer, scope jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN app_sees_entry(register, department, scope)
  OR register = 'tedarikci_listesi'
  OR app_trains_entry(register, scope);

CREATE OR REPLACE FUNCTION app_sees_log(register text, department integer, record integer, scope jsonb)
RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN app_sees_entry(register, department, scope)
    OR app_trains_entry(register, scope)
    OR app_sees_record(register, record);
END $$;
