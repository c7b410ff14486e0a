-- Where it can be seen that a standard contract was notified to the Authority.
ALTER TABLE veri_aktarim ADD standart_sozlesme_bildirim_kaniti text;
