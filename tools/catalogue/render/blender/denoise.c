/* Edge-avoiding a-trous filter on demodulated light, guided by albedo, normal and depth.
   Debian's Blender has no OpenImageDenoise; texture is untouched here because it lives in the albedo. */
#include <math.h>
#include <omp.h>
#include <stdlib.h>
#include <string.h>

static inline float fast_exp(float x) {
  x = 1.0f + x / 64.0f;
  if (x < 0) return 0;
  x *= x; x *= x; x *= x; x *= x; x *= x; x *= x;
  return x;
}

static inline float light_of(const float *p) { return p[0] + p[1] + p[2]; }

/* A pixel brighter or darker than all but one of its neighbours is an outlier: bring it into their range.
   Lines survive (they have two like neighbours); fireflies and the dark dots of silhouettes do not. */
static void despeckle(const float *in, float *out, int w, int h) {
  memcpy(out, in, sizeof(float) * 3 * w * h);
  #pragma omp parallel for
  for (int y = 1; y < h - 1; y++)
    for (int x = 1; x < w - 1; x++) {
      int i = y * w + x;
      float own = light_of(in + 3 * i), low[2] = {1e30f, 1e30f}, high[2] = {-1, -1}, mean[3] = {0, 0, 0};
      for (int dy = -1; dy < 2; dy++)
        for (int dx = -1; dx < 2; dx++)
          if (dx || dy) {
            const float *q = in + 3 * (i + dy * w + dx);
            float light = light_of(q);
            for (int k = 0; k < 3; k++) mean[k] += q[k] / 8;
            if (light < low[0]) { low[1] = low[0]; low[0] = light; } else if (light < low[1]) low[1] = light;
            if (light > high[0]) { high[1] = high[0]; high[0] = light; } else if (light > high[1]) high[1] = light;
          }
      float target = own > high[1] ? high[1] : own < low[1] ? low[1] : own;
      if (target == own) continue;
      /* The hue comes from the neighbours: that of an outlier means nothing. */
      float sum = light_of(mean) + 1e-6f;
      for (int k = 0; k < 3; k++) out[3 * i + k] = mean[k] * target / sum;
    }
}

static inline float square3(const float *a, const float *b) {
  float x = a[0] - b[0], y = a[1] - b[1], z = a[2] - b[2];
  return x * x + y * y + z * z;
}

void denoise(float *colour, const float *albedo, const float *normal, const float *depth, int w, int h, int levels,
             float light_width, float normal_width, float albedo_width, float depth_width) {
  static const float KERNEL[3] = {0.375f, 0.25f, 0.0625f};
  int n = w * h;
  float *a = malloc(sizeof(float) * 3 * n), *b = malloc(sizeof(float) * 3 * n);
  for (int i = 0; i < 3 * n; i++) b[i] = colour[i] / (albedo[i] + 0.03f);
  despeckle(b, a, w, h);
  for (int level = 0; level < levels; level++) {
    int step = 1 << level;
    float width = light_width / step;
    #pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        int i = y * w + x;
        float sum[3] = {0, 0, 0}, total = 0, own = a[3 * i] + a[3 * i + 1] + a[3 * i + 2], z = depth[i];
        for (int dy = -2; dy <= 2; dy++) {
          int yy = y + dy * step;
          if (yy < 0 || yy >= h) continue;
          for (int dx = -2; dx <= 2; dx++) {
            int xx = x + dx * step;
            if (xx < 0 || xx >= w) continue;
            int j = yy * w + xx;
            float other = a[3 * j] + a[3 * j + 1] + a[3 * j + 2];
            float light = fabsf(own - other) / (width * 0.5f * (own + other) + 0.02f);
            float away = fabsf(z - depth[j]) / (z * depth_width * step + 1e-6f);
            float weight = KERNEL[abs(dx)] * KERNEL[abs(dy)] *
                fast_exp(-square3(normal + 3 * i, normal + 3 * j) / normal_width -
                         square3(albedo + 3 * i, albedo + 3 * j) / albedo_width - away - light * light);
            for (int k = 0; k < 3; k++) sum[k] += weight * a[3 * j + k];
            total += weight;
          }
        }
        for (int k = 0; k < 3; k++) b[3 * i + k] = sum[k] / total;
      }
    float *swap = a; a = b; b = swap;
  }
  despeckle(a, b, w, h);
  for (int i = 0; i < 3 * n; i++) colour[i] = b[i] * (albedo[i] + 0.03f);
  free(a);
  free(b);
}
