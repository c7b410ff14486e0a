import type { DataMap, MapEdge, MapNode, NodeKind } from '@emanet/contract/maps';
import fc from 'fast-check';

type Marks = Partial<Pick<MapNode, 'ozel_nitelikli' | 'yurt_disi'>>;

export const node = (
  tur: NodeKind,
  name: string | number,
  more: Partial<MapNode> = {},
): MapNode => ({
  ...{ id: `${tur}:${name}`, tur, ad: String(name), department_id: null, grup: null },
  ...{ kayitlar: [], ozel_nitelikli: false, yurt_disi: false, ...more },
});

export const edge = (
  kaynak: string,
  hedef: string,
  kayitlar: number[] = [1],
  marks: Marks = {},
) => ({ kaynak, hedef, kayitlar, ozel_nitelikli: false, yurt_disi: false, ...marks });

/** A transfer as the server would see it: its activities, its recipient and its country. */
type Transfer = Readonly<{
  department: number;
  activities: readonly number[];
  supplier: number;
  country: number;
  special: boolean;
  abroad: boolean;
}>;

/** The supplier map of some transfers; activity `n` belongs to department `n % 3 + 1`. */
export function mapOf(transfers: readonly Transfer[]): DataMap {
  const nodes = new Map<string, MapNode>();
  const edges = new Map<string, MapEdge>();
  const put = (one: MapNode) => nodes.set(one.id, nodes.get(one.id) ?? one).get(one.id);
  const join = (from: string, to: string, record: number, { special, abroad }: Transfer) => {
    const before = edges.get(`${from}>${to}`) ?? edge(from, to, []);
    edges.set(`${from}>${to}`, {
      ...before,
      kayitlar: [...before.kayitlar, record],
      ozel_nitelikli: before.ozel_nitelikli || special,
      yurt_disi: before.yurt_disi || abroad,
    });
  };
  transfers.forEach((transfer, at) => {
    const { activities, special, abroad } = transfer;
    const record = at + 1;
    const near = put(node('tedarikci', transfer.supplier));
    near?.kayitlar.push({
      ...{ id: record, department_id: transfer.department },
      ...{ ozel_nitelikli: special, yurt_disi: abroad },
    });
    const far = put(node('ulke', transfer.country));
    join(near?.id ?? '', far?.id ?? '', record, transfer);
    for (const activity of new Set(activities)) {
      const home = (activity % 3) + 1;
      put(node('departman', home, { department_id: home }));
      put(node('faaliyet', activity, { department_id: home }));
      join(`departman:${home}`, `faaliyet:${activity}`, record, transfer);
      join(`faaliyet:${activity}`, near?.id ?? '', record, transfer);
    }
    if (activities.length > 0) return;
    put(node('departman', transfer.department, { department_id: transfer.department }));
    join(`departman:${transfer.department}`, near?.id ?? '', record, transfer);
  });
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}

/** Any supplier map of up to twenty transfers. */
export const anyMap = fc
  .array(
    fc.record({
      department: fc.integer({ min: 1, max: 3 }),
      activities: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 4 }),
      supplier: fc.integer({ min: 0, max: 7 }),
      country: fc.integer({ min: 0, max: 3 }),
      special: fc.boolean(),
      abroad: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map(mapOf);

/** A map of many activities of three departments, each with a supplier of its own. */
export const longMap = (activities: number): DataMap =>
  mapOf(
    Array.from({ length: activities }, (_, at) => ({
      ...{ department: (at % 3) + 1, activities: [at], supplier: at, country: at % 4 },
      ...{ special: at % 5 === 0, abroad: at % 2 === 0 },
    })),
  );
