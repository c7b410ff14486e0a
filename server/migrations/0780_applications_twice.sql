-- A confirmation is stored by the company itself, which alone can see whether the same application came before.
GRANT UPDATE ON basvuru_taslaklari TO emanet_app;
