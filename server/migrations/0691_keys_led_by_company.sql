-- Primary keys begin with the company, so that rows of companies can lie on machines of their own
-- (docs/operations/growth.md). The sequences stay, so a number still occurs once. The next files lead the keys
-- of some tables each, since a table is locked from there to the end of its file.

-- Leads the primary key of a table by its company. Its twin and the indexes that say no more than the new key
-- go; references to it come again as they were, their old rows are looked through by 0699.
CREATE FUNCTION lead_key(target regclass, key name DEFAULT 'id') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  led smallint[] := ARRAY(SELECT a.attnum FROM unnest(ARRAY['company_id', key]) WITH ORDINALITY AS part(name, place)
    JOIN pg_attribute a ON a.attrelid = target AND a.attname = part.name ORDER BY part.place);
  again text[] := '{}';
  one record;
BEGIN
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', target);
  FOR one IN
    SELECT conrelid::regclass AS from_table, conname, pg_get_constraintdef(oid) AS means FROM pg_constraint
    WHERE contype = 'f' AND confrelid = target
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.from_table, one.conname);
    again := again || format('ALTER TABLE %s ADD CONSTRAINT %I %s NOT VALID', one.from_table, one.conname, one.means);
  END LOOP;
  FOR one IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = target AND (contype = 'p' OR contype = 'u' AND conkey = led)
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', target, one.conname);
  END LOOP;
  FOR one IN
    SELECT indexrelid::regclass AS index FROM pg_index
    WHERE indrelid = target AND NOT indisunique AND indpred IS NULL AND indnatts = indnkeyatts
      AND indkey::text IN (led[1]::text, led[1] || ' ' || led[2])
  LOOP
    EXECUTE format('DROP INDEX %s', one.index);
  END LOOP;
  EXECUTE format('ALTER TABLE %s ADD PRIMARY KEY (company_id, %I)', target, key);
  FOR place IN 1 .. cardinality(again) LOOP
    EXECUTE again[place];
  END LOOP;
END $$;

-- Rows that a mail is about are found by their company as well: the mail's sender, or the company it names.
DO $do$
DECLARE
  one regproc;
BEGIN
  FOREACH one IN ARRAY ARRAY['action_mailed', 'training_mailed', 'text_signature_mailed', 'breach_letter_mailed',
    'application_mailed']::regproc[] LOOP
    EXECUTE replace(pg_get_functiondef(one), '(NEW.gonderen IS NULL OR company_id = NEW.gonderen)',
      'company_id = coalesce(NEW.gonderen, NEW.company_id)');
  END LOOP;
  EXECUTE replace(pg_get_functiondef('questionnaire_mailed'::regproc), '2)::integer;',
    '2)::integer AND company_id = coalesce(NEW.gonderen, NEW.company_id);');
  EXECUTE replace(pg_get_functiondef('note_member'::regproc), 'ELSE m.membership_id =',
    'ELSE m.company_id = (about ->> ''company_id'')::integer AND m.membership_id =');
END $do$;
