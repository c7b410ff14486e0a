import { describe, expect, it } from 'vitest';
import { isCurrent, maySee, placesOf } from './navigation.ts';

const danisman = { role: 'danışman', egitim_sorumlusu: 0 } as const;
const yonetici = { role: 'yönetici', egitim_sorumlusu: 0 } as const;
const temsilci = { role: 'temsilci', egitim_sorumlusu: 0 } as const;
const egitimci = { role: 'temsilci', egitim_sorumlusu: 1 } as const;

const keys = (viewer: Parameters<typeof placesOf>[0]) => placesOf(viewer).map((place) => place.key);

describe('the top navigation', () => {
  it.each([danisman, yonetici])('shows everything to $role', (viewer) => {
    expect(keys(viewer)).toEqual([
      'audit',
      'company',
      'inventory',
      'actions',
      'documents',
      'tables',
      'education',
    ]);
  });

  it('shows a representative the department and neither company nor tables', () => {
    expect(keys(temsilci)).toEqual(['department', 'inventory', 'actions', 'documents']);
  });

  it('shows education, with its badge, to a representative who is training officer', () => {
    const education = placesOf(egitimci).find((place) => place.key === 'education');
    expect(education).toMatchObject({ to: '/farkindalik-egitimi', isNew: true });
  });

  it('offers organization under company and the registers under inventory', () => {
    const children = (key: string) =>
      placesOf(danisman)
        .find((place) => place.key === key)
        ?.children?.map((child) => child.key);
    expect(children('company')).toEqual([
      'organization',
      'companyData',
      'clocks',
      'applications',
      'breaches',
      'verbis',
      'evidence',
      'performance',
      'entryLogs',
      'notificationSettings',
    ]);
    expect(children('documents')).toEqual(['texts', 'files', 'documentArchive']);
    expect(children('inventory')).toEqual([
      'inventoryOverview',
      'processingActivities',
      'supplierTransfers',
      'publicTransfers',
      'assets',
      'wizard',
      'confirmations',
    ]);
  });
});

describe('who may open a screen', () => {
  it.each([
    '/sirket',
    '/organizasyon',
    '/tablolar',
    '/performans',
    '/giris-kayitlari',
    '/envanter/onaylar',
  ])('keeps %s from representatives only', (path) => {
    expect(maySee(path, temsilci)).toBe(false);
    expect(maySee(path, yonetici)).toBe(true);
    expect(maySee(path, danisman)).toBe(true);
  });

  it('opens education to its officer and to nobody else among representatives', () => {
    expect(maySee('/farkindalik-egitimi', temsilci)).toBe(false);
    expect(maySee('/farkindalik-egitimi', egitimci)).toBe(true);
  });

  it('leaves the registers open to everyone', () => {
    expect(maySee('/veri-isleme', temsilci)).toBe(true);
    expect(maySee('/envanter/guncelle/7', temsilci)).toBe(true);
  });
});

describe('the marked place', () => {
  const [audit, , inventory] = placesOf(danisman);
  it('marks inventory for its registers and sub-paths', () => {
    expect(inventory && isCurrent(inventory, '/veri-isleme')).toBe(true);
    expect(inventory && isCurrent(inventory, '/envanter/guncelle/7')).toBe(true);
    expect(audit && isCurrent(audit, '/veri-isleme')).toBe(false);
  });
  it('is not fooled by an address that only begins alike', () => {
    expect(audit && isCurrent(audit, '/denetimler')).toBe(false);
  });
});
