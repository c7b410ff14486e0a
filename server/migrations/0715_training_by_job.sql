-- Invitations that the daily jobs ask for over all companies, whatever lies beside them after ten years: of people
-- who have not finished, and of those who have and were not invited again.
CREATE INDEX egitim_davetleri_bekleyen ON egitim_davetleri (company_id, istenme_tarihi)
WHERE silinme_tarihi IS NULL AND NOT yenilendi AND email IS NOT NULL
  AND durum NOT IN ('tamamlandi', 'gonderilmedi');
CREATE INDEX egitim_davetleri_biten ON egitim_davetleri (tamamlanma_tarihi)
WHERE silinme_tarihi IS NULL AND NOT yenilendi AND tamamlanma_tarihi IS NOT NULL;
