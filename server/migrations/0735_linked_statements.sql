-- Statements about linked records read more than they did: whether an asset is abroad, and whether a
-- supplier takes part in an activity. Texts and the figures of the portfolio follow these columns, too.
LOCK TABLE varlik_listesi, veri_aktarim, veri_harita IN SHARE ROW EXCLUSIVE MODE;

CREATE FUNCTION follow_also(followed regclass, called text, columns text[], act text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %s FOR EACH ROW
    WHEN ((%s) IS DISTINCT FROM (%s)) EXECUTE FUNCTION %s', called, followed,
    (SELECT string_agg('OLD.' || quote_ident(c), ', ') FROM unnest(columns) c),
    (SELECT string_agg('NEW.' || quote_ident(c), ', ') FROM unnest(columns) c), act);
END $$;

SELECT follow_also('veri_harita', 'text_sources_changed_2', ARRAY['dahil_oluyormu'],
  'mark_texts(''dahil_oluyormu'')');
SELECT follow_also('varlik_listesi', 'text_sources_changed_2', ARRAY['yurt_disi_mi'],
  'mark_texts(''yurt_disi_mi'')');
SELECT follow_also('veri_harita', 'noted_update_2', ARRAY['dahil_oluyormu', 'yurt_disi_aktarim'], 'note_row()');
SELECT follow_also('veri_aktarim', 'noted_update_2', ARRAY['veri_harita_id'], 'note_row()');
SELECT follow_also('varlik_listesi', 'noted_update',
  ARRAY['department_id', 'veri_harita_id', 'yurt_disi_mi', 'varlik_durumu'], 'note_row()');
CREATE TRIGGER noted_insert AFTER INSERT ON varlik_listesi REFERENCING NEW TABLE AS noted
  FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_delete AFTER DELETE ON varlik_listesi REFERENCING OLD TABLE AS noted
  FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
DROP FUNCTION follow_also(regclass, text, text[], text);
