/** Where a record is added and where Excel is read, by what a record is called. */
export const REGISTERS = [
  { name: 'activity', add: '/envanter/ekle', from: '/envanter/ice-aktar' },
  {
    name: 'supplierTransfer',
    add: '/envanter/tedarikci/ekle',
    from: '/envanter/tedarikci/ice-aktar',
  },
  { name: 'publicTransfer', add: '/envanter/kamu/ekle', from: '/envanter/kamu/ice-aktar' },
  { name: 'asset', add: '/envanter/varlik/ekle', from: '/envanter/varlik/ice-aktar' },
] as const;
