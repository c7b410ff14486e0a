/** Statements that change, remove or forge one row of the company, each with the line that names it. */
export const MANIPULATIONS: readonly (readonly [what: string, statement: string, line: RegExp])[] =
  [
    [
      'a certificate of somebody else',
      `update egitim_sertifikalari set fullname = 'x' where company_id = $1`,
      /egitim_sertifikalari \S+ is not as its digest/,
    ],
    [
      'a better certificate',
      'update egitim_sertifikalari set dogru = 0 where company_id = $1',
      /egitim_sertifikalari \S+ is not as its digest/,
    ],
    [
      'a certificate that lasts longer',
      `update egitim_sertifikalari set gecerlilik = '2040-01-01' where company_id = $1`,
      /egitim_sertifikalari \S+ is not as its digest/,
    ],
    [
      'a certificate that went',
      'delete from egitim_sertifikalari where company_id = $1',
      /egitim_sertifikalari \S+ is gone/,
    ],
    [
      'a forged certificate',
      `with made as (insert into egitim_davetleri (company_id, fullname, email, token_muhurlu)
       values ($1, 'x', 'x@ornek.test', '\\x00') returning id)
     insert into egitim_sertifikalari (no, company_id, davet_id, fullname, company_name, tarih,
       gecerlilik, dogru, soru_sayisi, saniye, bolumler)
     select 'XX-1', $1, id, 'x', 'x', '2026-01-01', '2027-01-01', 1, 1, 1, '[]' from made`,
      /egitim_sertifikalari XX-1 has no entry/,
    ],
    [
      'the content of a filing',
      `update verbis_beyanlari set icerik = '{}' where company_id = $1`,
      /verbis_beyanlari \d+ is not as its digest/,
    ],
    [
      'the day of a filing',
      `update verbis_beyanlari set tarih = '2025-01-01' where company_id = $1`,
      /verbis_beyanlari \d+ is not as its digest/,
    ],
    [
      'a filing that went',
      'delete from verbis_beyanlari where company_id = $1',
      /verbis_beyanlari \d+ is gone/,
    ],
    [
      'a forged filing',
      `insert into verbis_beyanlari (company_id, tarih, giren, icerik, user_id, kaydeden)
     values ($1, '2026-01-01', 'x', '{}', 1, 'x')`,
      /verbis_beyanlari \d+ has no entry/,
    ],
    [
      'the day of a confirmation',
      `update envanter_bildirimleri set bildirim_tarihi = '2025-01-01'
     where company_id = $1 and not onay`,
      /envanter_bildirimleri \d+ is not as its digest/,
    ],
    [
      'a confirmation of somebody else',
      `update envanter_bildirimleri set gonderen = 'x' where company_id = $1 and not onay`,
      /envanter_bildirimleri \d+ is not as its digest/,
    ],
    [
      'a confirmation that went',
      'delete from envanter_bildirimleri where company_id = $1 and not onay',
      /envanter_bildirimleri \d+ is gone/,
    ],
    [
      'a forged confirmation',
      `insert into envanter_bildirimleri
       (company_id, department_id, bildirim_tarihi, onay, donem, gonderen, e_posta)
     select $1, department_id, '2026-01-01', false, '2026-01-01', 'x', 'x' from departments
     where company_id = $1 limit 1`,
      /envanter_bildirimleri \d+ has no entry/,
    ],
    [
      'the arrival of an application',
      `update basvurular set gelis_tarihi = gelis_tarihi + interval '5 days' where company_id = $1`,
      /basvurular \d+ is not as its digest/,
    ],
    [
      'the last day of an application',
      `update basvurular set son_gun = son_gun + 5 where company_id = $1`,
      /basvurular \d+ is not as its digest/,
    ],
    [
      'what an application asks for',
      `update basvurular set talep = 'x' where company_id = $1`,
      /basvurular \d+ is not as its digest/,
    ],
    [
      'the applicant',
      `update basvurular set ad_soyad = 'x' where company_id = $1`,
      /basvurular \d+ is not as its digest/,
    ],
    [
      'a forged answer',
      `insert into basvuru_cevaplari (company_id, basvuru_id, sira, sonuc, dil, metin, yol, alici,
       gonderen, gonderme_tarihi)
     select $1, id, 1, 'ret', 'tr', 'x', 'eposta', 'x', 'x', now() from basvurular
     where company_id = $1 limit 1`,
      /basvuru_cevaplari \d+ has no entry/,
    ],
    [
      'the wording of a published text',
      `update metin_surumleri set icerik = '{}' where company_id = $1`,
      /metin_surumleri \d+ is not as its digest/,
    ],
    [
      'the day on which a text was published',
      `update metin_surumleri set yayin_tarihi = '2025-01-01' where company_id = $1`,
      /metin_surumleri \d+ is not as its digest/,
    ],
    [
      'who approved a text',
      `update metin_surumleri set onaylayan = 'x' where company_id = $1`,
      /metin_surumleri \d+ is not as its digest/,
    ],
    [
      'a version of a text that went',
      'delete from metin_surumleri where company_id = $1',
      /metin_surumleri \d+ is gone/,
    ],
    [
      'when a breach became known',
      `update ihlal_olaylari set an = '2025-01-01' where company_id = $1`,
      /ihlal_olaylari \d+ is not as its digest/,
    ],
    [
      'an event of a breach that went',
      'delete from ihlal_olaylari where company_id = $1',
      /ihlal_olaylari \d+ is gone/,
    ],
    [
      'a forged event of a breach',
      `insert into ihlal_olaylari (company_id, ihlal_id, tur, an, guncelleyen)
     select $1, id, 'bildirim', now(), 'x' from veri_ihlalleri where company_id = $1 limit 1`,
      /ihlal_olaylari \d+ has no entry/,
    ],
    [
      'a forged letter of a breach',
      `insert into ihlal_mektuplari
       (company_id, ihlal_id, ad, eposta, konu, metin, gonderme_tarihi, guncelleyen)
     select $1, id, 'x', 'x@ornek.test', 'x', 'x', now(), 'x' from veri_ihlalleri
     where company_id = $1 limit 1`,
      /ihlal_mektuplari \d+ has no entry/,
    ],
    [
      'the name of a breach',
      `update veri_ihlalleri set baslik = 'x' where company_id = $1`,
      /veri_ihlalleri \d+ is not as its entries say \(baslik\)/,
    ],
    [
      'the name of a clock',
      `update sureler set ad = 'x' where company_id = $1 and kayit_turu is null`,
      /sureler \d+ is not as its entries say \(ad\)/,
    ],
    [
      'a clock that went',
      'delete from sureler where company_id = $1 and kayit_turu is null',
      /sureler \d+ is gone/,
    ],
    [
      'the name of a text',
      `update metinler set ad = 'x' where company_id = $1`,
      /metinler \d+ is not as its entries say \(ad\)/,
    ],
    [
      'the state of a text',
      `update metinler set durum = 'taslak' where company_id = $1`,
      /metinler \d+ is not as its entries say \(durum\)/,
    ],
    [
      'the length of a video',
      'update egitim_videolari set sure = 1 where company_id = $1',
      /egitim_videolari \d+ is not as its entries say \(sure\)/,
    ],
    [
      'departments of a representative',
      `delete from memberships m using users u where u.user_id = m.user_id and m.company_id = $1
       and u.fullname = 'Ece Er'`,
      /temsilci \d+ is gone/,
    ],
    [
      'a department more for a representative',
      `with made as (insert into departments (company_id, department_name)
       values ($1, 'Gizli') returning department_id)
     insert into memberships (user_id, company_id, department_id, company_active, role)
     select u.user_id, $1, made.department_id, true, m.role from users u join memberships m using (user_id), made
     where m.company_id = $1 and u.fullname = 'Ece Er'`,
      /temsilci \d+ is not as its entries say \(departments\)/,
    ],
    [
      'an entry log',
      `update entry_logs set ip = '198.51.100.1' where id =
       (select min(id) from entry_logs where company_id = $1 and tarih < now() - interval '30 minutes')`,
      /entry logs \d+ to \d+ are not as an anchor noted them/,
    ],
    [
      'an entry log that went',
      `delete from entry_logs where id = (select max(id) from entry_logs
       where company_id = $1 and tarih < now() - interval '30 minutes')`,
      /entry logs \d+ to \d+ are not as an anchor noted them/,
    ],
    [
      'the digest of a file, so that other bytes fit',
      `update dosyalar set sha256 = repeat('0', 64) where company_id = $1`,
      /dosyalar [0-9a-f-]+ is not as its digest .* \d+$/,
    ],
    [
      'a document that names another file',
      `update dokumanlar d set dosya_id = (select id from dosyalar f
       where f.company_id = $1 and f.id <> d.dosya_id limit 1) where company_id = $1`,
      /dokuman_dosyalari \d+ is not as its digest .* \d+$/,
    ],
    [
      'a document that names no file any more',
      'update dokumanlar set dosya_id = null where company_id = $1',
      /dokuman_dosyalari \d+ is gone .* \d+$/,
    ],
    [
      'the day of an earlier version of a document',
      `update dokuman_surumleri set tarih = '2025-01-01' where company_id = $1`,
      /dokuman_surumleri \d+ is not as its digest .* \d+$/,
    ],
    [
      'an earlier version of a document that went',
      'delete from dokuman_surumleri where company_id = $1',
      /dokuman_surumleri \d+ is gone .* \d+$/,
    ],
    [
      'who attached a proof to an application',
      `update basvuru_ekleri set ekleyen = 'x' where company_id = $1`,
      /basvuru_ekleri \d+ is not as its digest .* \d+$/,
    ],
    [
      'a proof of an application that went',
      'delete from basvuru_ekleri where company_id = $1',
      /basvuru_ekleri \d+ is gone .* \d+$/,
    ],
    [
      'a forged proof of an application',
      `insert into basvuru_ekleri (company_id, basvuru_id, kaynak, ekleyen, tarih)
     select $1, id, 'kanit', 'x', now() from basvurular where company_id = $1 limit 1`,
      /basvuru_ekleri \d+ has no entry/,
    ],
    [
      'an application that was closed behind its log',
      `update basvurular set durum = 'sonuclandi', sonuc = 'kabul', sonuclanma_tarihi = now()
     where company_id = $1`,
      /basvuru_sonuclari \d+ is not as its digest .* \d+$/,
    ],
    [
      'when a breach was learnt of',
      `update veri_ihlalleri set ogrenme = ogrenme + interval '2 days' where company_id = $1`,
      /veri_ihlalleri \d+ is not as its digest .* \d+$/,
    ],
    [
      'when the Board was told of a breach',
      `update veri_ihlalleri set kurul_bildirimi = ogrenme + interval '1 day' where company_id = $1`,
      /veri_ihlalleri \d+ is not as its digest .* \d+$/,
    ],
    [
      'the beginning of a clock',
      `update sureler set baslangic = baslangic + interval '1 day' where company_id = $1`,
      /sureler \d+ is not as its digest .* \d+$/,
    ],
    [
      'the end of a clock',
      `update sureler set son_an = son_an + interval '9 days' where company_id = $1`,
      /sureler \d+ is not as its digest .* \d+$/,
    ],
    [
      'a clock that was met',
      'update sureler set kapanis = baslangic where company_id = $1',
      /sureler \d+ is not as its digest .* \d+$/,
    ],
    [
      'the day on which a training was completed',
      `update egitim_davetleri set tamamlanma_tarihi = '2025-01-01'
     where company_id = $1 and tamamlanma_tarihi is not null`,
      /tamamlanan_egitimler \d+ is not as its digest .* \d+$/,
    ],
    [
      'the answers of a completed training',
      `update egitim_davetleri set cevaplar = '{}'
     where company_id = $1 and tamamlanma_tarihi is not null`,
      /tamamlanan_egitimler \d+ is not as its digest .* \d+$/,
    ],
    [
      'a completed training that is open again',
      `update egitim_davetleri set tamamlanma_tarihi = null, durum = 'basladi', ilerleme = 50
     where company_id = $1 and tamamlanma_tarihi is not null`,
      /tamamlanan_egitimler \d+ is gone .* \d+$/,
    ],
    [
      'a training that nobody completed',
      `insert into egitim_davetleri (company_id, fullname, email, token_muhurlu, durum, ilerleme,
       tamamlanma_tarihi) values ($1, 'x', 'x@ornek.test', '\\x00', 'tamamlandi', 100, now())`,
      /tamamlanan_egitimler \d+ has no entry/,
    ],
    [
      'a forged attendance at a training',
      `with held as (insert into egitim_oturumlari
         (company_id, konu, yer, tarih, dakika, egitmen, sinav, guncelleyen)
       values ($1, 'x', 'x', '2026-01-01', 60, 'x', false, 'x') returning id)
     insert into egitim_katilimlari (company_id, oturum_id, davet_id, katildi)
     select $1, held.id, d.id, true from held, egitim_davetleri d where d.company_id = $1 limit 1`,
      /egitim_katilimlari \d+\/\d+ has no entry/,
    ],
    [
      'a forged declaration under a text',
      `insert into metin_imzalari (company_id, metin_id, sira, fullname, email, dil, token_muhurlu,
       son_gun, ekleyen, istenme_tarihi, karar, karar_tarihi)
     select $1, metin_id, sira, 'x', 'x@ornek.test', 'tr', '\\x00', '2027-01-01', 'x', now(), 'kabul',
       now() from metin_surumleri where company_id = $1 limit 1`,
      /metin_imza_kararlari \d+ has no entry/,
    ],
    [
      'a forged withdrawal of a consent',
      `with signed as (insert into metin_imzalari (company_id, metin_id, sira, fullname, email, dil,
       token_muhurlu, son_gun, ekleyen, istenme_tarihi)
     select $1, metin_id, sira, 'x', 'y@ornek.test', 'tr', '\\x00', '2027-01-01', 'x', now()
       from metin_surumleri where company_id = $1 limit 1 returning id)
     insert into metin_geri_almalari (company_id, imza_id, konu, gun, yol)
     select $1, id, '', '2027-01-01', 'baglanti' from signed`,
      /metin_geri_almalari \d+ has no entry/,
    ],
    [
      'how long applications are kept',
      'update basvuru_ayarlari set saklama_yili = 20 where company_id = $1',
      /basvuru_ayarlari \d+ is not as its digest .* \d+$/,
    ],
    [
      'a forged wording of answers',
      `insert into basvuru_sablonlari (company_id, kod, ad, sonuc, metin_tr, metin_en, guncelleyen)
     values ($1, 'x', 'x', 'ret', 'x', 'x', 'x')`,
      /basvuru_sablonlari \d+ has no entry/,
    ],
    [
      'settings of texts',
      `insert into metin_ayarlari (company_id, logo_gorunur, eskime_aksiyonu) values ($1, true, true)`,
      /metin_ayarlari \d+ has no entry/,
    ],
    [
      'the day from which on a second step is needed',
      `update companies set ikinci_adim_tarihi = '2030-01-01' where company_id = $1`,
      /sirket_ayarlari \d+ has no entry/,
    ],
    [
      'the role of a manager',
      `update memberships set role = 'danışman' where role = 'yönetici' and company_id = $1`,
      /memberships \d+ is not as its digest .* \d+$/,
    ],
    [
      'an account that was switched off',
      `update users set aktif = false where user_id in
       (select user_id from memberships where company_id = $1)`,
      /memberships \d+ is not as its digest .* \d+$/,
    ],
    [
      'somebody who gave themselves the company',
      `with made as (insert into users (email, role) values ('x' || $1 || '@ornek.test', 'danışman')
       returning user_id)
     insert into memberships (user_id, company_id, role) select user_id, $1, 'danışman' from made`,
      /memberships \d+ has no entry/,
    ],
    [
      'a manager who lost the company',
      `delete from memberships where role = 'yönetici' and company_id = $1`,
      /memberships \d+ is gone .* \d+$/,
    ],
    [
      'somebody else in charge of the client',
      `update portfoy_sorumlulari set sorumlu_id = null where company_id = $1`,
      /portfoy_sorumlulari \d+ is not as its digest .* \d+$/,
    ],
    [
      'a client that nobody is in charge of any more',
      'delete from portfoy_sorumlulari where company_id = $1',
      /portfoy_sorumlulari \d+ is gone .* \d+$/,
    ],
    [
      'the act that an entry belongs to',
      `update change_logs set toplu_islem = gen_random_uuid() where id =
       (select max(id) from change_logs where company_id = $1)`,
      /BROKEN at entry \d+: it, or one before it, is not as it was written/,
    ],
    [
      'the entry that another went back to',
      `update change_logs set geri_donulen = id - 1 where id =
       (select max(id) from change_logs where company_id = $1)`,
      /BROKEN at entry \d+: it, or one before it, is not as it was written/,
    ],
  ];
