-- The portfolio says of a filing whether it was compared with what has changed since.
GRANT SELECT ON verbis_taramalari TO emanet_across;
