/** How a table is laid out in this window: one of six postures, whose grids stand in `stage.css`. It imports nothing. */

/** A television is one by its page, as long as it is wider than high. */
function postureOf(width: number, height: number, isTelevision: boolean): string {
  if (width > height && isTelevision) return 'sofa';
  if (width > height && height < 600) return 'phone-side';
  if (width > height) return 'desk';
  if (width >= 640) return 'tablet';
  if (height < 700) return 'phone-low';
  return 'phone';
}

/** Say on the page which posture the window has now. */
export function takePosture(): void {
  const { dataset } = document.documentElement;
  dataset.posture = postureOf(innerWidth, innerHeight, dataset.screen === 'tv');
}

/** From now on, whatever size the window takes. */
export function followWindow(): void {
  takePosture();
  addEventListener('resize', takePosture);
}
