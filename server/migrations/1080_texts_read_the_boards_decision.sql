-- Texts print day and number of the Board's decision under art. 9/4, so they follow these columns, too.
LOCK TABLE veri_aktarim IN ACCESS EXCLUSIVE MODE;

CREATE TRIGGER text_sources_changed_2 AFTER UPDATE OF kurul_izni_tarihi, kurul_izni_sayisi
  ON veri_aktarim FOR EACH ROW
  WHEN ((OLD.kurul_izni_tarihi, OLD.kurul_izni_sayisi)
    IS DISTINCT FROM (NEW.kurul_izni_tarihi, NEW.kurul_izni_sayisi))
  EXECUTE FUNCTION mark_texts('kurul_izni_tarihi', 'kurul_izni_sayisi');
