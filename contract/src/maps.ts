import { z } from 'zod';
import { endpoint, endpointsOf, oneOf } from './shared/endpoint.ts';
import { id, idInPath } from './shared/primitives.ts';

export const NODE_KINDS = ['departman', 'faaliyet', 'varlik', 'tedarikci', 'ulke'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** Marks are null if no record answers. */
const marks = { ozel_nitelikli: z.boolean().nullable(), yurt_disi: z.boolean().nullable() };

/** A record of a node; the marks are its own. */
const mapRecord = z.object({ id, department_id: id, ...marks });

/**
 * One box of a map. `id`: its kind and key, such as `faaliyet:12`; a supplier's key is its folded name, a
 * country's its code, so that two spellings are one box. `grup`: the group of an asset's type. `kayitlar`:
 * the records behind the box.
 */
const mapNode = z.object({
  id: z.string(),
  tur: z.enum(NODE_KINDS),
  ad: z.string(),
  department_id: id.nullable(),
  grup: z.string().nullable(),
  kayitlar: z.array(mapRecord),
  ...marks,
});
export type MapNode = z.infer<typeof mapNode>;

/**
 * A line from a box to one further right. `kayitlar`: ids of the transfers, or of the assets, that
 * draw it; a path through the map is one of lines that share a record.
 */
const mapEdge = z.object({
  kaynak: z.string(),
  hedef: z.string(),
  kayitlar: z.array(id),
  ...marks,
});
export type MapEdge = z.infer<typeof mapEdge>;

const dataMap = z.object({ nodes: z.array(mapNode), edges: z.array(mapEdge) });
export type DataMap = z.infer<typeof dataMap>;

const inPath = z.strictObject({ companyId: idInPath });

/** Recipients and places of personal data, as two maps (specification, section 7). */
export const maps = endpointsOf('maps', {
  suppliers: endpoint({
    summary: 'Tedarikçi haritası / Supplier map: department, activity, supplier, country',
    path: '/api/veriaktarim/harita/:companyId',
    permission: 'supplier-transfers.read',
    heavy: true,
    asOf: true,
    params: inPath,
    answers: oneOf(dataMap),
  }),
  assets: endpoint({
    summary: 'Varlık haritası / Asset map: department, activity, asset, supplier',
    path: '/api/varlik-listesi/harita/:companyId',
    permission: 'assets.read',
    heavy: true,
    asOf: true,
    params: inPath,
    answers: oneOf(dataMap),
  }),
});
