-- What the change log's policy and the count of news rarely ask stands in functions of its own: a part of
-- the statement itself is made ready at every execution, whether it is asked or not.
CREATE FUNCTION app_sees_log(register text, department integer, record integer) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN app_sees_entry(register, department) OR app_sees_record(register, record);
END $$;

ALTER POLICY own_company ON change_logs USING (
  company_id = app_company() AND (
    (SELECT app_sees_whole_company()) OR app_sees_log(tur, department_id, record_id)
  )
);

-- Had the record been deleted when it got the entry `before`?
CREATE FUNCTION app_was_deleted(company integer, register text, record integer, before bigint)
RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM change_logs gone
    WHERE gone.company_id = company AND gone.tur = register AND gone.record_id = record
      AND gone.islem = 'silme' AND gone.id < before
  );
END $$;
