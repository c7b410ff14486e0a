-- Stale texts are kept with the figures of a client: a note is left by all that a text's staleness follows from.
LOCK TABLE metin_degisimleri, metin_kaynaklari, metinler IN ACCESS EXCLUSIVE MODE;
CREATE TRIGGER noted_insert AFTER INSERT ON metin_degisimleri FOR EACH ROW EXECUTE FUNCTION note_row();
CREATE TRIGGER noted_update AFTER UPDATE OF deger ON metin_degisimleri FOR EACH ROW
  WHEN (OLD.deger IS DISTINCT FROM NEW.deger) EXECUTE FUNCTION note_row();
CREATE TRIGGER noted_insert AFTER INSERT ON metin_kaynaklari
  REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_update AFTER UPDATE ON metin_kaynaklari
  REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_delete AFTER DELETE ON metin_kaynaklari
  REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_update AFTER UPDATE OF guncel, yayindaki ON metinler FOR EACH ROW
  WHEN (OLD.guncel IS DISTINCT FROM NEW.guncel OR OLD.yayindaki IS DISTINCT FROM NEW.yayindaki)
  EXECUTE FUNCTION note_row();
