import styles from './journey.module.css';

/** Two homes, the road between them, a van and a chair. Decorative, so hidden from screen readers. */
export function JourneyDrawing() {
  return (
    <svg viewBox="0 0 720 250" className={styles.drawing} aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M8 216 H712" />
      <House x={36} />
      <House x={508} isNext />
      <g className={styles.van}>
        <path className={styles.fill} d="M0 200 V150 q0 -8 8 -8 H74 V200 Z" />
        <path className={styles.fill} d="M74 200 V158 H94 q6 0 9 5 L112 180 V200 Z" />
        <path className={styles.line} d="M82 166 H94 L100 178 H82 Z" />
        <circle className={styles.wheel} cx="24" cy="204" r="11" />
        <circle className={styles.wheel} cx="88" cy="204" r="11" />
      </g>
      <g className={styles.chair}>
        <path className={styles.seat} d="M-20 -26 V-54 q0 -10 10 -10 h20 q10 0 10 10 V-26" />
        <path className={styles.seat} d="M-30 -14 V-34 q0 -8 7 -8 t7 8 v8 H16 v-8 q0 -8 7 -8 t7 8 v20 Z" />
        <path className={styles.line} d="M-24 -14 L-27 0 M24 -14 L27 0" />
      </g>
    </svg>
  );
}

/** The outline of a home, 176 wide; in the next home the lamp is switched on. */
function House({ x, isNext = false }: { readonly x: number; readonly isNext?: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={styles.home} d="M8 216 V112 L88 44 L168 112 V216 Z" />
      {isNext && <circle className={styles.light} cx="124" cy="126" r="30" />}
      <path className={styles.line} d="M124 78 V112" />
      <path className={styles.fill} d="M108 126 q2 -14 16 -14 t16 14 Z" />
      <rect className={styles.line} x="32" y="118" width="36" height="40" rx="2" />
      <path className={styles.line} d="M50 118 V158 M32 138 H68" />
      {isNext && (
        <>
          <path className={styles.fill} d="M22 216 l4 -20 h16 l4 20 Z" />
          <path
            className={styles.leaf}
            d="M34 196 V176 M34 184 q-12 -2 -12 -14 q12 2 12 14 q0 -14 12 -16 q0 14 -12 18"
          />
        </>
      )}
    </g>
  );
}
