-- A record and its entry in the change log are stored by one statement, which takes the number first.
GRANT USAGE ON SEQUENCE veri_harita_id_seq, veri_aktarim_id_seq, diger_aktarim_id_seq,
  varlik_listesi_id_seq TO emanet_app, emanet_system;
