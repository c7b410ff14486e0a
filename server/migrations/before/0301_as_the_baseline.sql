-- What the new migrations up to 0152 make is there now, so they are noted and not run. Only the order of
-- columns differs, and the logs of before are there.
LOCK TABLE organization_logs, egitim_kayitlari, bildirim_ayar_kayitlari, verbis_olaylari, dosyalar,
  yuklemeler IN ACCESS EXCLUSIVE MODE;
ALTER TABLE change_logs
  VALIDATE CONSTRAINT change_logs_tur_check, VALIDATE CONSTRAINT change_logs_islem_check;
DO $$
DECLARE
  target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['dosyalar', 'yuklemeler'] LOOP
    EXECUTE format('ALTER TABLE %1$I DROP CONSTRAINT %2$I, ADD CONSTRAINT %2$I CHECK (kullanim IN
      (''dokuman'', ''aksiyon'', ''logo'', ''video'', ''basvuru'', ''sure''))',
      target, target || '_kullanim_check');
  END LOOP;
END $$;

-- The logs of before stay for the nodes of the version before, until 0302. What they hold stands in
-- change_logs as well, so a company that goes takes it along.
DROP TRIGGER frozen ON organization_logs;
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY[
    'organization_logs', 'egitim_kayitlari', 'bildirim_ayar_kayitlari', 'verbis_olaylari'
  ] LOOP
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I, ADD FOREIGN KEY (company_id)
      REFERENCES companies ON DELETE CASCADE', source, source || '_company_id_fkey');
  END LOOP;
END $$;

INSERT INTO schema_migrations (name) VALUES
  ('0001_roles.sql'), ('0002_text.sql'), ('0003_protection.sql'),
  ('0010_companies.sql'), ('0011_members.sql'), ('0020_sign_in.sql'),
  ('0021_second_step.sql'), ('0022_entry_logs.sql'), ('0030_files.sql'),
  ('0040_mail.sql'), ('0041_jobs.sql'), ('0050_documents.sql'),
  ('0060_processing_activities.sql'), ('0061_supplier_transfers.sql'), ('0062_public_transfers.sql'),
  ('0063_assets.sql'), ('0064_record_counts.sql'), ('0070_actions.sql'),
  ('0080_change_logs.sql'), ('0090_notifications.sql'), ('0100_training.sql'),
  ('0101_certificates.sql'), ('0110_public_forms.sql'), ('0120_application_forms.sql'),
  ('0121_applications.sql'), ('0122_application_answers.sql'), ('0130_filings.sql'),
  ('0140_performance.sql'), ('0141_calendar.sql'), ('0142_saved_views.sql'),
  ('0150_holidays.sql'), ('0151_clocks.sql'), ('0152_clock_sources.sql')
ON CONFLICT DO NOTHING;
