-- How a company has its notices: data by item or by category, rights by reference or one by one. A notice
-- also reads whom a transfer to a public body is about.
LOCK TABLE metin_ayarlari, diger_aktarim IN ACCESS EXCLUSIVE MODE;

ALTER TABLE metin_ayarlari
  ADD COLUMN veri_ogeleri boolean NOT NULL DEFAULT true,
  ADD COLUMN haklar_tam boolean NOT NULL DEFAULT false;

CREATE TRIGGER text_sources_changed_2 AFTER UPDATE OF ilgili_kisi ON diger_aktarim FOR EACH ROW
  WHEN (OLD.ilgili_kisi IS DISTINCT FROM NEW.ilgili_kisi) EXECUTE FUNCTION mark_texts('ilgili_kisi');
