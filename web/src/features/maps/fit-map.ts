import { fit, isCrowded } from './drawing/camera.ts';
import type { Stage } from './drawing/stage.ts';
import type { MapModel } from './model/useMapModel.ts';

/** Shows as much of the map as can be read; folds groups where it would be too small. */
export function fitMap(model: MapModel, stage: Stage): void {
  if (model.folds && isCrowded(stage.map(), stage.seen())) model.change({ opened: [] });
  stage.move(() => fit(stage.map(), stage.seen()));
}
