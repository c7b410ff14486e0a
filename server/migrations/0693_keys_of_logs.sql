SELECT lead_key('change_logs');
SELECT lead_key('kayit_sayilari');
