import { useLayoutEffect, useMemo } from 'react';
import { layOut, metricsFor } from './layout.ts';
import { usePhone } from './MapActions.tsx';
import { MapCanvas } from './MapCanvas.tsx';
import classes from './map.module.css';
import { litPart, tonesOf, type Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import type { MapModel } from './useMapModel.ts';
import { useRoom } from './useRoom.ts';

/** The picture of a map, laid out for the room there is. */
export function MapView({ model, stage }: { model: MapModel; stage: Stage }) {
  const { shape, view, order, names, counts, graph, node, find } = model;
  const phone = usePhone();
  const [ref, room] = useRoom();
  const layout = useMemo(
    () => layOut(view, order, metricsFor(phone), room),
    [view, order, phone, room],
  );
  useLayoutEffect(
    () => stage.resize({ width: layout.width, height: layout.height }, room),
    [stage, layout, room],
  );
  const tones = useMemo(() => tonesOf(view), [view]);
  const selected = node?.id;
  const lit = useMemo(
    () => (selected === undefined ? undefined : litPart(graph, view, selected)),
    [graph, view, selected],
  );
  const scene = useMemo((): Scene => {
    const placeOf = (id: string | undefined) => (id === undefined ? undefined : view.boxOf.get(id));
    return {
      ...{ view, layout, names, tones, lit },
      selected: placeOf(selected),
      hits: new Set(find.hits.flatMap(({ id }) => placeOf(id) ?? [])),
      hit: placeOf(find.hit?.id),
    };
  }, [view, layout, names, tones, lit, selected, find.hits, find.hit]);

  function press(at: number) {
    const box = view.boxes[at];
    if (box?.group) model.open(box.group.id);
    else if (box) model.select(box.id === selected ? '' : box.id);
  }

  return (
    <div className={classes.view}>
      <MapCanvas
        size={ref}
        scene={scene}
        stage={stage}
        kinds={shape.columns}
        counts={counts}
        onPress={press}
        onClear={() => model.select('')}
      />
    </div>
  );
}
