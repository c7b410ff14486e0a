-- A day later no node of the version before is believed any more (0530), and none writes its logs.
LOCK TABLE organization_logs, egitim_kayitlari, bildirim_ayar_kayitlari, verbis_olaylari
  IN ACCESS EXCLUSIVE MODE;
DROP FUNCTION organization_log_hash(text, organization_logs);
DROP TABLE organization_logs, egitim_kayitlari, bildirim_ayar_kayitlari, verbis_olaylari;
DROP FUNCTION carry_over_new(), carry_over_log(text, jsonb), chain_organization_log(),
  organization_logs_frozen();
