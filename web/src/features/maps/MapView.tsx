import { useLayoutEffect, useMemo, useCallback, useState } from 'react';
import { usePhone } from '../../ui/usePhone.ts';
import { wantedWidths } from './drawing/box-room.ts';
import { metricsFor } from './drawing/columns.ts';
import { fitMap } from './fit-map.ts';
import { layOut } from './drawing/layout.ts';
import { MapCanvas } from './drawing/MapCanvas.tsx';
import classes from './map.module.css';
import { litPart, tonesOf, type Scene } from './drawing/scene.ts';
import type { Stage } from './drawing/stage.ts';
import type { MapModel } from './model/useMapModel.ts';
import { useLabels } from './drawing/useLabels.ts';
import type { Size } from './drawing/camera.ts';

/** The picture of a map, laid out for its space. */
export function MapView({ model, stage }: { model: MapModel; stage: Stage }) {
  const { shape, view, order, names, counts, graph, node, find } = model;
  const phone = usePhone();
  const [ref, room] = useRoom();
  const labels = useLabels();
  const metrics = metricsFor(phone);
  const wanted = useMemo(
    () => wantedWidths(view, names, metrics, labels),
    [view, names, metrics, labels],
  );
  const layout = useMemo(
    () => layOut(view, order, metrics, wanted, room),
    [view, order, metrics, wanted, room],
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
    <div className={`em-fill ${classes.view}`}>
      <MapCanvas
        size={ref}
        scene={scene}
        stage={stage}
        labels={labels}
        kinds={shape.columns}
        counts={counts}
        onPress={press}
        onClear={() => model.select('')}
        onFit={() => fitMap(model, stage)}
      />
    </div>
  );
}

const NONE: Size = { width: 0, height: 0 };

/** The size inside an element without scroll bars: at once, and at each change. */
function useRoom() {
  const [room, setRoom] = useState(NONE);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const read = () =>
      setRoom((before) => {
        const { clientWidth: width, clientHeight: height } = element;
        return before.width === width && before.height === height ? before : { width, height };
      });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room] as const;
}
