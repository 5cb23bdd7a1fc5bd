import type { ServerModule } from '../../module.ts';
import './schema.ts';
import { mediaMessages } from './messages.ts';
import { policy } from './policy.ts';
import { registerMediaRoutes } from './routes.ts';
import { startMediaSweep } from './start-task.ts';

export const mediaModule: ServerModule = {
  name: 'media',
  policy,
  messages: mediaMessages,
  routes: registerMediaRoutes,
  startTask: startMediaSweep,
};
